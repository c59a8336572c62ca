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

/** Opens the wallet. Ends when it is closed, and says whether the wallet reports a failure, which is only a hint. */
export async function payInWallet(payment: object): Promise<{ isRefused: boolean }> {
  const bridge = await ready()
  if (!bridge) return { isRefused: false }
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', payment, ({ err_msg: said }) =>
      resolve({ isRefused: said === 'get_brand_wcpay_request:fail' }),
    ),
  )
}

/** Opens a page of the mini-program around the web view. */
export async function openInProgram(url: string): Promise<void> {
  const bridge = await ready()
  bridge?.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg: { url } }, () => undefined)
}
