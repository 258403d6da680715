/** The contrast of a color such as `#2f4bd0` with white, from 1 to 21, by WCAG 2.2. */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(linearize);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The lightest color of the same hue with at least this contrast. */
export function darkenUntil(color: string, contrast: number): string {
  const channels = channelsOf(color);
  for (let percent = 100; percent > 0; percent--) {
    const darker = toColor(channels.map((channel) => Math.floor((channel * percent) / 100)));
    if (contrastWithWhite(darker) >= contrast) return darker;
  }
  return '#000000';
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function toColor(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function linearize(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
