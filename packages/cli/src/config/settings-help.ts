import { wrap } from "../text/wrap.ts";
import type { SettingGroup } from "./read-settings.ts";

const WIDTH = 80;
const INDENT = "      ";

/** Every setting of these groups, for the end of a command's help. */
export function settingsHelp(...groups: readonly SettingGroup[]): string {
  const lines = groups
    .flatMap((group) => Object.values(group))
    .flatMap(({ env, flag, meaning, shown }) => {
      const name = flag === undefined ? env : `${env}, ${flag}`;
      return [`  ${name}`, ...wrap(`${meaning} (default: ${shown})`, WIDTH, INDENT)];
    });
  return ["", "Settings, by environment variable; an option overrides its variable:", ...lines].join("\n");
}
