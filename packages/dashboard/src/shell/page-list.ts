/** The pages of the navigation, in its order. */
export const PAGES = [
  { href: "/", title: "Needs review" },
  { href: "/documents", title: "Documents" },
  { href: "/migrations", title: "Migrations" },
  { href: "/figures", title: "Metrics" },
  { href: "/settings", title: "Settings" },
] as const;

/** Those that a search finds. */
export const SEARCHED_PAGES = [
  ...PAGES.slice(0, -1),
  { href: "/settings/api-keys", title: "Settings: API keys" },
  { href: "/settings/users", title: "Settings: Users" },
  { href: "/settings/webhooks", title: "Settings: Webhooks" },
  { href: "/settings/comparison", title: "Settings: Mapping and tolerances" },
  { href: "/settings/layouts", title: "Settings: Layouts" },
  { href: "/settings/sign-off", title: "Settings: Sign-off" },
  { href: "/settings/retention", title: "Settings: Retention" },
  { href: "/settings/audit-log", title: "Settings: Audit log" },
] as const;
