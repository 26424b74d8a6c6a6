import { useEffect, useState, type ComponentType, type ReactNode } from "react";

interface Module<Props extends object> {
  readonly default: ComponentType<Props>;
}

/**
 * A component whose code is fetched when it is first shown. Behind Suspense it would be held back: React keeps a
 * fallback for 300 ms once it is there. What cannot be fetched breaks the page, for the error boundary above.
 */
export function deferred<Props extends object>(
  load: () => Promise<Module<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let loaded: Module<Props> | null = null;
  return function Deferred(props: Props): ReactNode {
    const [module, setModule] = useState(loaded);
    const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
    useEffect(() => {
      if (module !== null) return;
      load().then(
        (fetched) => setModule((loaded = fetched)),
        (cause: unknown) => setFailure({ cause }),
      );
    }, []);
    if (failure !== null) throw failure.cause;
    return module === null ? placeholder : <module.default {...props} />;
  };
}
