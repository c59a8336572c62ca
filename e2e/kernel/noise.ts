import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'

/** Errors and warnings of a browser during a test. A test that causes one on purpose allows it explicitly. */
export class Noise {
  readonly #heard: string[] = []
  readonly #allowed: RegExp[] = []

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** All messages that were not allowed. */
  left(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }

  /** Records all messages of a browser until the returned function is called. */
  listen(context: BrowserContext, home: string): () => void {
    const hear = (line: string) => this.#heard.push(line)
    const onRequest = (request: Request) => {
      const url = request.url()
      if (/^https?:/.test(url) && new URL(url).origin !== home) hear(`outside host: ${url}`)
    }
    const onFailed = (request: Request) => {
      const reason = request.failure()?.errorText ?? 'failed'
      // Leaving a page aborts its open requests.
      if (reason !== 'net::ERR_ABORTED') hear(`request ${reason}: ${request.method()} ${request.url()}`)
    }
    const onResponse = (response: Response) => {
      if (response.status() >= 400)
        hear(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    }
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
      // Failed requests are recorded above, with their address.
      if (!message.text().startsWith('Failed to load resource')) hear(`console ${message.type()}: ${message.text()}`)
    }
    const onError = (error: WebError) => hear(`page error: ${error.error().stack || error.error().message}`)

    context.on('request', onRequest)
    context.on('requestfailed', onFailed)
    context.on('response', onResponse)
    context.on('console', onConsole)
    context.on('weberror', onError)
    return () => {
      context.off('request', onRequest)
      context.off('requestfailed', onFailed)
      context.off('response', onResponse)
      context.off('console', onConsole)
      context.off('weberror', onError)
    }
  }
}
