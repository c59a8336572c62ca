import type { ShareCard } from '../adapter.ts'
import { within } from '../within.ts'

const SCRIPT = 'https://lf1-cdn-tos.bytegoofy.com/goofy/lark/op/h5-js-sdk-1.5.44.js'

interface Failed {
  errno?: number
  errString?: string
  errMsg?: string
}

interface SharedPage {
  title: string
  content: string
  url: string
  image: string
  success(): void
  fail(error: Failed): void
}

export interface FeishuApi {
  requestAccess?(options: {
    appID: string
    scopeList: string[]
    state: string
    success(answer: { code: string; state?: string }): void
    fail(error: Failed): void
  }): void
  requestAuthCode?(options: { appId: string; success(answer: { code: string }): void; fail(error: Failed): void }): void
  scanCode?(options: { scanType: string[]; success(answer: { result: string }): void; fail(error: Failed): void }): void
  closeWindow?(options?: object): void
  setNavigationBarTitle?(options: { title: string }): void
  /** To a conversation of Feishu. */
  shareWebContent?(options: SharedPage): void
  /** To other apps of the phone. */
  share?(options: SharedPage & { channelType: string[]; contentType: string }): void
}

interface Kit {
  ready(done: () => void): void
  error(failed: (error: unknown) => void): void
  config(options: object): void
}

interface FeishuWindow {
  h5sdk?: Kit
  tt?: FeishuApi
}

const page = (): FeishuWindow => window as FeishuWindow

function load(): Promise<void> {
  if (page().h5sdk) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('the script of Feishu is not there')))
    document.head.append(script)
  })
}

/** Fails inside containers of Lark that do not answer, after ten seconds. */
export async function feishuApi(): Promise<{ tt: FeishuApi; kit: Kit }> {
  await within(load())
  const { h5sdk: kit, tt } = page()
  if (!kit || !tt) throw new Error('this is not a web app of Feishu')
  await within(new Promise<void>((resolve) => kit.ready(resolve)))
  return { tt, kit }
}

/** The person chooses a conversation and may write something. */
const CHOICE_MS = 120_000

/** A sheet that the person closes is no failure, as with the share sheet of browsers. */
const refusalOf = (error: Failed): Failed | DOMException =>
  /cancel/i.test(`${error.errString ?? ''} ${error.errMsg ?? ''}`)
    ? new DOMException('the sheet was closed', 'AbortError')
    : error

/** Opens the sheet of Feishu with a card. Ends when the person has chosen or closed it, or the client refuses. */
export const passOn = (tt: FeishuApi, { title, text, link, picture }: ShareCard): Promise<void> =>
  within(
    new Promise<void>((resolve, reject) => {
      const fail = (error: Failed) => reject(refusalOf(error))
      const page = { title, content: text, url: link, image: picture, success: () => resolve(), fail }
      if (tt.shareWebContent) return tt.shareWebContent(page)
      tt.share?.({ ...page, channelType: ['wx', 'wx_timeline', 'system'], contentType: 'url' })
    }),
    CHOICE_MS,
  )

/** The client is too old for the newer method. */
const TOO_OLD = 103

/** A code for this app. Older clients have another method for it. */
export async function accessCode(tt: FeishuApi, appId: string, state: string): Promise<string> {
  const older = () =>
    within(
      new Promise<string>((resolve, reject) => {
        if (!tt.requestAuthCode) return reject(new Error('Feishu gives no code'))
        tt.requestAuthCode({ appId, success: ({ code }) => resolve(code), fail: reject })
      }),
    )
  if (!tt.requestAccess) return older()
  try {
    return await within(
      new Promise<string>((resolve, reject) => {
        tt.requestAccess?.({
          appID: appId,
          scopeList: [],
          state,
          success: (answer) => (answer.state === state ? resolve(answer.code) : reject(new Error('forged'))),
          fail: reject,
        })
      }),
    )
  } catch (error) {
    const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : 0
    if (errno === TOO_OLD) return older()
    throw error
  }
}
