/** Colours and letters of every plot. The reader's light or dark setting reaches an image through this media query alone. */
export const PLOT_STYLE = `
svg { --surface: #ffffff; --ink: #1f2328; --quiet: #59636e; --grid: #e3e7ec; --ours: #1f6feb; --other: #a3adb8 }
@media (prefers-color-scheme: dark) {
  svg { --surface: #0d1117; --ink: #e6edf3; --quiet: #9198a1; --grid: #2a313a; --ours: #4493f8; --other: #656d76 }
}
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: var(--ink) }
.title { font-size: 15px; font-weight: 600 }
.label { fill: var(--quiet) }
.value { font-variant-numeric: tabular-nums }
.end { text-anchor: end }
.middle { text-anchor: middle }
.surface { fill: var(--surface) }
.ours { fill: var(--ours) }
.other { fill: var(--other) }
.line { fill: none; stroke: var(--ours); stroke-width: 2; stroke-linejoin: round }
.whisker { fill: none; stroke: var(--ink); stroke-width: 1.5 }
.axis { fill: none; stroke: var(--quiet) }
.grid { fill: none; stroke: var(--grid) }
`;
