type Handler<Event> = (event: Event) => void;

/** Handlers of two things that watch the same events: the first, then the second. */
export function bothHandlers<Event, Name extends string>(
  first: Readonly<Record<Name, Handler<Event>>>,
  second: Readonly<Record<NoInfer<Name>, Handler<Event>>>,
): Readonly<Record<Name, Handler<Event>>> {
  const both = Object.keys(first).map((key) => {
    const name = key as Name;
    const handler: Handler<Event> = (event) => {
      first[name](event);
      second[name](event);
    };
    return [name, handler] as const;
  });
  return Object.fromEntries(both) as Record<Name, Handler<Event>>;
}
