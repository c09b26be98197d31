type Environment = Record<string, string | undefined>

/** Whether the variables of OpenTelemetry ask for traces. */
export function isTracingConfigured(environment: Environment): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER: exporter } = environment
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || exporter === 'none') return false
  const endpoints = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  return Boolean(exporter) || endpoints.some((name) => environment[name])
}

/** Traces that cannot be sent when the server stops are lost after this time, in milliseconds. */
const longestFlushMs = 2_000

/**
 * Starts the SDK of OpenTelemetry, which reads its variables itself. It is loaded only here: it takes a third of a second.
 * @param environment that of the process, which gets the name of the service, and no metrics and logs, where it does not say
 * @returns sends what is left, and stops it
 */
export async function startTracing(environment: Environment): Promise<() => Promise<void>> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node')
  if (!/(^|,)\s*service\.name=/.test(environment.OTEL_RESOURCE_ATTRIBUTES ?? '')) {
    environment.OTEL_SERVICE_NAME ||= 'innwire-server'
  }
  environment.OTEL_METRICS_EXPORTER ||= 'none'
  environment.OTEL_LOGS_EXPORTER ||= 'none'
  const sdk = new NodeSDK()
  sdk.start()
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, longestFlushMs)
    await Promise.race([sdk.shutdown().catch(() => undefined), promise])
    clearTimeout(timer)
  }
}
