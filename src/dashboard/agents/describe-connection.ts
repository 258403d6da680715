interface Connector {
  domain: string;
  active: boolean;
}

/** Why the log of a report has nothing to show, although logs may be connected: for other domains, or paused ones. */
export function describeUnconnected(
  domains: readonly string[],
  connectors: readonly Connector[],
): { title: string; advice: string } {
  const [own = 'this report'] = domains;
  const paused = connectors.find(({ domain, active }) => !active && domains.includes(domain));
  if (paused) {
    return { title: `The log of ${paused.domain} is paused`, advice: 'Resume it below to count visits again.' };
  }
  if (connectors.length > 0) {
    const others = [...new Set(connectors.map(({ domain }) => domain))].join(', ');
    return {
      title: `No connected log covers ${own}`,
      advice: `The connected logs are those of ${others}. Connect the log of ${own} below, or add these domains to your brand in the report settings.`,
    };
  }
  return {
    title: 'No log is connected',
    advice:
      'Connect the log of your web server below to see which AI crawlers fetch your pages, which errors they get, and how many people come from AI assistants.',
  };
}
