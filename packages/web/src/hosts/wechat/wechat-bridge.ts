interface WeixinBridge {
  invoke(name: string, params: object, done: (answer: { err_msg: string }) => void): void
}

const READY_MS = 5000

const found = (): WeixinBridge | undefined => (window as { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge

/** WeChat adds its bridge some time after the page was loaded. */
const ready = (): Promise<WeixinBridge | undefined> =>
  new Promise((resolve) => {
    if (found()) return resolve(found())
    const done = () => resolve(found())
    document.addEventListener('WeixinJSBridgeReady', done, { once: true })
    setTimeout(done, READY_MS)
  })

/** Opens the wallet. Ends when it is closed, whatever the person did there. */
export async function payInWallet(payment: object): Promise<void> {
  const bridge = await ready()
  if (bridge) await new Promise<void>((resolve) => bridge.invoke('getBrandWCPayRequest', payment, () => resolve()))
}

/** Opens a page of the mini-program around the web view. */
export async function openInProgram(url: string): Promise<void> {
  const bridge = await ready()
  bridge?.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg: { url } }, () => undefined)
}
