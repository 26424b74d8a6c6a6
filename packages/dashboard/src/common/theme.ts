import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

const paylift: MantineColorsTuple = [
  "#e6f7f3",
  "#d3ebe5",
  "#a8d6ca",
  "#79c1ae",
  "#53af97",
  "#3aa388",
  "#2a9d80",
  "#18886d",
  "#0b6e5f",
  "#00584b",
];

/** White text on filled colours has a contrast of at least 4.5 in the shade that is used. */
export const theme = createTheme({
  primaryColor: "paylift",
  primaryShade: 8,
  colors: { paylift },
  autoContrast: true,
  defaultRadius: "md",
  respectReducedMotion: true,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  components: {
    // The head of a dialog is no second head of the page.
    Modal: {
      defaultProps: {
        closeButtonProps: { "aria-label": "Close" },
        attributes: { header: { role: "presentation" } },
      },
    },
    Drawer: { defaultProps: { closeButtonProps: { "aria-label": "Close" } } },
    Notification: { defaultProps: { closeButtonProps: { "aria-label": "Dismiss" } } },
    Badge: { defaultProps: { radius: "sm" } },
    Anchor: { defaultProps: { underline: "always" } },
  },
});

/** The library's gray for secondary text is too light to read on its own backgrounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "#495057",
    "--mantine-color-placeholder": "#5c636a",
    "--mantine-color-anchor": "#0b6e5f",
    "--mantine-color-error": "#b42318",
    "--mantine-color-body": "#fbfbfa",
  },
  dark: {
    "--mantine-color-dimmed": "#b8bcc0",
    "--mantine-color-placeholder": "#a3a8ad",
    "--mantine-color-anchor": "#79c1ae",
    "--mantine-color-error": "#ff9c93",
  },
});
