/** Reads `/config.json`, which whoever runs the office may change; undefined when it cannot be had. */
export async function readConfigurationFile(): Promise<unknown> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** The origin that `{origin}` stands for in the configuration. */
export const pageOrigin = (): string => window.location.origin;
