/** `2026-03-20 14:05 UTC`: a page that goes from house to house says of which zone its times are. */
export function instantText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
