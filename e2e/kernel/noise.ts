import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test'

/** What a browser complained about while a test ran. A test that provokes a complaint says so. */
export class Noise {
  readonly #heard: string[] = []
  readonly #allowed: RegExp[] = []

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns)
  }

  /** Everything that was not allowed. */
  left(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)))
  }

  /** Hears everything in a browser until the function it returns is called. */
  listen(context: BrowserContext, home: string): () => void {
    const hear = (line: string) => this.#heard.push(line)
    const onRequest = (request: Request) => {
      const url = request.url()
      if (/^https?:/.test(url) && new URL(url).origin !== home) hear(`outside host: ${url}`)
    }
    const onFailed = (request: Request) => {
      const reason = request.failure()?.errorText ?? 'failed'
      // Leaving a page ends what it was still asking for.
      if (reason !== 'net::ERR_ABORTED') hear(`request ${reason}: ${request.method()} ${request.url()}`)
    }
    const onResponse = (response: Response) => {
      if (response.status() >= 400)
        hear(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    }
    const onConsole = (message: ConsoleMessage) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
      // The network's own complaints are heard above, with the address.
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
