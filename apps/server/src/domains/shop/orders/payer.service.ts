import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CallBody } from '@sands/contract/calls'
import type { StartedPayment } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { PayProvider } from '../pay/pay-provider.kind.ts'
import type { PaymentRow } from './payment.repo.ts'

type Start = CallBody<'POST /sands-shopping/api/v1/order/pay'>

/** How long the way through the page of the provider may take. */
const STATE_MS = 10 * 60_000
const TIME_LENGTH = 9

interface Payer {
  openId: string | null
}

export interface PayerService {
  /** Who pays, or the page that has to be asked first. Outside WeChat nobody has to be known. */
  of(
    viewer: Viewer,
    wanted: Start,
    parts: { provider: PayProvider; open: PaymentRow | undefined },
  ): Promise<Payer | StartedPayment>
}

/** Inside WeChat a payment needs the openid of the payer, which the official account tells. */
export function createPayerService({ clock, secrets, log }: Kernel): PayerService {
  const key = secrets.keyFor('shop-payer')

  const markOf = ({ userId }: Viewer, time: string) =>
    createHmac('sha256', key).update(`${userId} ${time}`).digest('hex').slice(0, 40)

  function newState(viewer: Viewer): string {
    const time = (clock.now().getTime() + STATE_MS).toString(36).padStart(TIME_LENGTH, '0')
    return `${time}${markOf(viewer, time)}`
  }

  /** The state belongs to this person, so that nobody pays with the code of somebody else. */
  function isOwnState(viewer: Viewer, state: string): boolean {
    const time = state.slice(0, TIME_LENGTH)
    const [said, right] = [state.slice(TIME_LENGTH), markOf(viewer, time)].map((text) => Buffer.from(text))
    if (!said || !right || said.length !== right.length || !timingSafeEqual(said, right)) return false
    return Number.parseInt(time, 36) > clock.now().getTime()
  }

  return {
    async of(viewer, { id, provider: name, scene, code, state }, { provider, open }) {
      if (scene !== 'jsapi') return { openId: null }
      if (!provider.payer) throw fail('shop.provider_off')
      if (code && state) {
        if (!isOwnState(viewer, state)) throw fail('shop.payer_unknown')
        const openId = await provider.payer.identify(code).catch((error: unknown) => {
          log.warn({ error: error instanceof Error ? error.message : String(error) }, 'a payer was not identified')
          throw fail('shop.payer_unknown')
        })
        return { openId }
      }
      if (open?.provider === name && open.scene === scene && open.openId) return { openId: open.openId }
      return { kind: 'authorize', url: provider.payer.address(shopLinks.payTransfer(id, name), newState(viewer)) }
    },
  }
}
