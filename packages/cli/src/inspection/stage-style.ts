import { STAGES } from "./stages.ts";

const LATER = STAGES.filter((stage) => stage !== "words");
const shown = (stage: string): string => `body:has(#stage-${stage}:checked)`;

/** How the stages of understanding look. One is shown at a time; behind all but the first the words are plain. */
export const STAGE_STYLE = `
.stages { margin: 0 0 12px; padding: 0; border: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 2px 8px; }
.stages label { display: flex; align-items: center; gap: 6px; }
.stages input { margin: 0; }
.why, .bits, .panel > p { margin: 4px 0 8px; color: var(--faint); font-size: 13px; }
.panel section { margin-bottom: 12px; }
.panel li { padding-bottom: 4px; }
.panel li p { display: flex; gap: 8px; justify-content: space-between; margin: 0; padding: 2px 4px; }
.panel li small { display: block; padding: 0 4px; color: var(--faint); }
.panel .at { display: inline; padding: 0 3px; text-decoration: underline; }
.panel .role { color: var(--role); font-weight: 600; }
.panel .holds { color: var(--field); }
.panel .fails { color: var(--unclaimed); }
.role-paid { --role: light-dark(#0b7a3e, #58d68d); }
.role-tax { --role: light-dark(#1d5fc4, #7db3ff); }
.role-deduction { --role: light-dark(#b45309, #f0a35e); }
.role-employer { --role: light-dark(#8a3fb8, #d29bf5); }
.role-figure { --role: light-dark(#b0125b, #ff8fc0); }
.role-none { --role: light-dark(#7d8590, #8f98a3); }
.stage rect { fill-opacity: 0.14; stroke-width: 0.5; }
.stage text { font-size: 4.5px; font-weight: 600; }
.phrase rect { fill: var(--lanes); stroke: var(--lanes); }
.figure rect { fill: var(--total); stroke: var(--total); }
.cells rect { fill: var(--rules); stroke: var(--rules); }
.record.person rect { fill: var(--lanes); stroke: var(--lanes); }
.record.person text { fill: var(--lanes); }
.record.sum rect { fill: var(--decoration); stroke: var(--decoration); stroke-dasharray: 2 1.5; }
.record.sum text { fill: var(--decoration); }
.record.holds rect { fill: var(--field); stroke: var(--field); }
.record.holds text { fill: var(--field); }
.record.fails rect { fill: var(--unclaimed); stroke: var(--unclaimed); }
.record.fails text { fill: var(--unclaimed); }
.slot rect { fill: var(--role); stroke: var(--role); }
.slot text { fill: var(--role); }
.left rect { fill: none; stroke: var(--unclaimed); stroke-dasharray: 1.5 1; }
.differs rect { fill: var(--unclaimed); stroke: var(--unclaimed); }
.differs text { fill: var(--unclaimed); }
.stage g:hover rect, .stage g:target rect { fill-opacity: 0.35; stroke-width: 1; }
.stage, .panel { display: none; }
${STAGES.map((stage) => `${shown(stage)} .${stage}:is(.stage, .panel)`).join(",\n")} { display: block; }
${LATER.map((stage) => `${shown(stage)} .word rect`).join(",\n")} { fill-opacity: 0; stroke: none; }
${LATER.map((stage) => `${shown(stage)} .word text`).join(",\n")} { fill: var(--text); }
${LATER.map((stage) => `${shown(stage)} svg :is(.lanes, .lines)`).join(",\n")} { display: none; }
`;
