import type { BrowserContext, Page } from '@playwright/test'

/** What a browser complained about while a test ran. A test that provokes a complaint says so beforehand. */
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

  listen(context: BrowserContext, home: string): void {
    context.on('page', (page) => this.#listenTo(page))
    context.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && new URL(url).origin !== home) this.#heard.push(`outside host: ${url}`)
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed'
      // Leaving a page ends what it was still asking for.
      if (reason !== 'net::ERR_ABORTED') this.#heard.push(`request ${reason}: ${request.method()} ${request.url()}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400)
        this.#heard.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
    })
  }

  #listenTo(page: Page): void {
    page.on('pageerror', (error) => this.#heard.push(`page error: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      // The network's own complaints are heard above, with the address.
      if (/^Failed to load resource/.test(message.text())) return
      this.#heard.push(`console ${message.type()}: ${message.text()}`)
    })
  }
}
