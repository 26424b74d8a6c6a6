/** Prints what the process has cost from its start to now. */
export function reportCost() {
  const { user, system } = process.cpuUsage();
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ cpuMs: (user + system) / 1000, peakMb }));
}
