import { onTestFinished } from 'vitest'

/** The server's reaction to a file: an answer, a network failure, or no answer until the test ends. */
export type UploadAnswer = { status?: number; code?: number; msg?: string; data?: unknown } | 'line breaks' | 'goes on'

interface SentFile {
  url: string
  body: Blob | null
}

/** Answers files sent with XMLHttpRequest until the test has finished; each file is answered separately. */
export function fakeUpload(answer: (sent: SentFile) => UploadAnswer | Promise<UploadAnswer>): SentFile[] {
  const sent: SentFile[] = []
  class FakeRequest {
    readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    status = 0
    responseText = ''
    #url = ''
    #isOver = false

    open(_method: string, url: string): void {
      this.#url = url
    }
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null
    }
    abort(): void {
      if (this.#isOver) return
      this.#isOver = true
      this.onabort?.()
    }
    send(body: Blob | null): void {
      const file = { url: this.#url, body }
      sent.push(file)
      void this.#settle(file)
    }
    async #settle(file: SentFile): Promise<void> {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      const given = await answer(file)
      if (this.#isOver || given === 'goes on') return
      this.#isOver = true
      if (given === 'line breaks') return this.onerror?.()
      const { status = 200, code = 1, msg = '', data = null } = given
      this.status = status
      this.responseText = JSON.stringify({ code, msg, data })
      this.onload?.()
    }
  }
  const before = globalThis.XMLHttpRequest
  Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest)
  onTestFinished(() => {
    globalThis.XMLHttpRequest = before
  })
  return sent
}
