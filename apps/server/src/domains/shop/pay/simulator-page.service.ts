import type { CallBody } from '@sands/contract/calls'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { orderRepo } from '../orders/order.repo.ts'
import { paymentRepo } from '../orders/payment.repo.ts'
import type { PaymentService } from '../orders/payment.service.ts'
import type { PayProviders } from './providers.service.ts'

export interface SimulatorService {
  settle(viewer: Viewer, wanted: CallBody<'POST /sands-shopping/api/v1/pay/simulator/settle'>): Promise<null>
}

/** The pay page of the simulator. It sends the same notify as a real provider. */
export const createSimulatorService = (
  { database }: Kernel,
  { providers, payments }: { providers: PayProviders; payments: PaymentService },
): SimulatorService => ({
  async settle({ userId, collegeId }, { tradeNo, outcome }) {
    const provider = providers.get('simulator')
    if (!providers.simulator || !provider) throw fail('shop.provider_off')
    const payment = await paymentRepo.byTrade(database.primary, tradeNo)
    const order = payment && (await orderRepo.find(database.primary, payment.orderId, { userId, collegeId }))
    if (!order) throw fail('shop.trade_gone')
    const notify = await providers.simulator.settle(tradeNo, outcome)
    if (notify) await payments.notify(provider, notify)
    return null
  },
})
