import { UsageError } from "../usage-error.ts";
import type { Setting } from "./setting.ts";

export type SettingGroup = Readonly<Record<string, Setting<unknown>>>;

export type Settings<Group extends SettingGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Setting<infer T> ? T : never;
};

/** What was given on the command line, by the names of the settings. */
export type Given<Group extends SettingGroup> = { readonly [Name in keyof Group]?: string | undefined };

/**
 * The values of settings: what was given on the command line, else the environment's, else the default. An empty
 * variable counts as unset. @throws UsageError that names the option or variable, without its value, which may be secret.
 */
export function readSettings<Group extends SettingGroup>(
  group: Group,
  given: Given<Group>,
  env: Readonly<Record<string, string | undefined>>,
): Settings<Group> {
  const values = Object.entries(group).map(([name, setting]) => {
    const option = given[name];
    const text = option ?? env[setting.env] ?? "";
    if (text === "" && option === undefined) return [name, setting.fallback];
    const value = text === "" ? null : setting.parse(text);
    if (value !== null) return [name, value];
    const source = option === undefined ? setting.env : (setting.flag ?? setting.env).split(" ")[0];
    throw new UsageError(`${source} has to be ${setting.expected}`);
  });
  return Object.fromEntries(values) as Settings<Group>;
}
