import { takesCurrency } from '@sands/rules/shop/pay'
import { createCategories } from '../../kernel/category/category.service.ts'
import { defineDomain } from '../../kernel/domain.ts'
import type { CourseServices } from '../course/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import { createUploadedTables, type OrgServices } from '../org/index.ts'
import type { PointsServices } from '../points/index.ts'
import { createBannerService } from './banner/banner.service.ts'
import { bannerRoutes } from './banner.routes.ts'
import { goodsDrawings } from './demo/picture.demo.ts'
import { createAddressService } from './goods/address.service.ts'
import { goodsContents, goodsRepo } from './goods/goods.repo.ts'
import { createGoodsService, type GoodsService } from './goods/goods.service.ts'
import { createGoodsExports } from './manage/goods-export.service.ts'
import { createGoodsManageService } from './manage/goods-manage.service.ts'
import { createMerchantManageService } from './manage/merchant-manage.service.ts'
import { createOrderManageService } from './manage/order-manage.service.ts'
import { createOwnGoodsService } from './manage/own-goods.service.ts'
import { createReconcileService } from './manage/reconcile.service.ts'
import { createSalesService } from './manage/sales.service.ts'
import { createShipOrder } from './manage/ship-order.service.ts'
import { createShipmentImports } from './manage/shipment-import.service.ts'
import { createShipmentTemplates } from './manage/shipment-template.service.ts'
import { notifyRoutes } from './notify.routes.ts'
import { createGiveBackLate } from './orders/late-money.service.ts'
import { orderRepo } from './orders/order.repo.ts'
import { createOrderService } from './orders/order.service.ts'
import { createTakeStep } from './orders/order-step.service.ts'
import { createPayerService } from './orders/payer.service.ts'
import { createPaymentService, type PaymentService } from './orders/payment.service.ts'
import { createRefundService, type RefundService } from './orders/refund.service.ts'
import { createRefusedOrders } from './orders/refused-orders.service.ts'
import { createVoucherService } from './orders/voucher.service.ts'
import { createProviders, type PayProviders } from './pay/providers.service.ts'
import { createSimulatorService } from './pay/simulator-page.service.ts'
import { shipmentRoutes } from './shipment.routes.ts'
import { loadShopDemo } from './shop.demo.ts'
import { takeOffWithCourse } from './shop.events.ts'
import {
  askPaymentJob,
  closeOverdueJob,
  closeUnpaidJob,
  endOrdersJob,
  forgetPersonJob,
  reconcileJob,
  resendRefundsJob,
  sendRefundJob,
  tellStaffJob,
  warnVouchersJob,
} from './shop.jobs.ts'
import { shopRoutes } from './shop.routes.ts'
import { goodsCategories } from './shop.tables.ts'
import { shopFileUses } from './shop-content.repo.ts'
import { goodsContent, merchantContent } from './shop-content.service.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  org: OrgServices
  message: MessageServices
  points: PointsServices
  course: CourseServices
}

export interface ShopServices {
  goods: GoodsService
  providers: PayProviders
}

export const shopDomain = defineDomain({
  name: 'shop',
  roles: {
    'shop-manager': [
      ...([
        'shop.goods.edit',
        'shop.stock.edit',
        'shop.orders.view',
        'shop.orders.ship',
        'shop.refund.request',
      ] as const),
      ...(['shop.refund.approve', 'shop.merchants.edit', 'shop.reconcile', 'shop.reports.view'] as const),
    ],
    // Without the right to see all orders, people see those of their own merchants.
    merchant: ['shop.orders.ship'],
    'training-manager': ['shop.goods.edit', 'shop.orders.view', 'shop.reports.view'],
    auditor: ['shop.orders.view', 'shop.reports.view'],
  },
  demoDrawings: goodsDrawings,
  demoEnd: loadShopDemo,
  compose(
    kernel,
    {
      ops: { batches },
      media: { media, fileUses },
      org: { org },
      message: { send },
      points: { spending, personDay },
      course: { courses, sales },
    }: Needs,
  ) {
    const providers = createProviders(kernel)
    const categories = createCategories<'goodsCategory'>({
      ...{ kernel, table: goodsCategories, contents: goodsContents, action: 'shop.category' },
    })
    const tellStaff = tellStaffJob(kernel, send)
    const takeStep = createTakeStep(kernel, {
      ...{ spending, send, tellStaff: (tx, news) => kernel.jobs.enqueue(tx, tellStaff, news) },
    })
    const closeUnpaid = closeUnpaidJob(() => payments)
    const askPayment = askPaymentJob(() => payments)
    const sendRefund = sendRefundJob(() => refunds)
    const forgetPerson = forgetPersonJob(kernel)
    const goods = createGoodsService(kernel, { media, categories, spending, courses })
    const orders = createOrderService(kernel, {
      ...{ media, spending, courses, takeStep, closeUnpaid, refused: createRefusedOrders(kernel) },
      canBePaid: (currency) => providers.names().some((name) => takesCurrency(name, currency)),
    })
    const refunds: RefundService = createRefundService(kernel, { providers, spending, takeStep, sendRefund })
    const payments: PaymentService = createPaymentService(kernel, {
      ...{ providers, orders, refunds, takeStep, courses, askPayment },
      ...{ payers: createPayerService(kernel), giveBackLate: createGiveBackLate(kernel, { sendRefund, send }) },
    })
    const reconcile = createReconcileService(kernel, { providers, payments })
    const goodsExports = createGoodsExports(kernel, batches)
    const reports = createSalesService(kernel, batches)
    const shipOrder = createShipOrder(kernel, takeStep)
    const orderManage = createOrderManageService(kernel, {
      ...{ media, org, orders, refunds, takeStep, shipOrder, batches },
    })
    const shipments = createShipmentImports(kernel, { batches, shipOrder, readTable: createUploadedTables(kernel) })
    fileUses.add(...shopFileUses)
    sales.provide({
      goodsFor: goods.forCourses,
      bought: (db, { userId }, ids) => orderRepo.openCourses(db, userId, ids),
      closed: (db, viewer, ids) => goodsRepo.closedCourses(db, viewer, ids),
    })
    const services: ShopServices = { goods, providers }
    return {
      services,
      routes(app) {
        notifyRoutes(app, { providers, payments })
        bannerRoutes(app, createBannerService(kernel, media))
        shipmentRoutes(app, { imports: shipments, templates: createShipmentTemplates(kernel) })
        shopRoutes(app, {
          ...{ goods, orders, payments, categories, reconcile },
          addresses: createAddressService(kernel),
          vouchers: createVoucherService(kernel, { media, org }),
          simulator: createSimulatorService(kernel, { providers, payments }),
          goodsExports,
          sales: reports,
          goodsManage: createGoodsManageService(kernel, { media, categories, courses, org }),
          merchants: createMerchantManageService(kernel, media),
          ownGoods: createOwnGoodsService(kernel, media),
          orderManage,
        })
      },
      listen() {
        takeOffWithCourse(kernel)
        kernel.events.on('org.user-erased', (tx, { userId }) => kernel.jobs.enqueue(tx, forgetPerson, { userId }))
      },
      jobs: [
        ...[closeUnpaid, askPayment, sendRefund],
        ...[closeOverdueJob(kernel, () => payments), endOrdersJob(kernel, takeStep), reconcileJob(() => reconcile)],
        ...[resendRefundsJob(kernel, sendRefund), tellStaff, warnVouchersJob(kernel, send, personDay), forgetPerson],
      ],
      contentKinds: [goodsContent(media), merchantContent(media)],
    }
  },
})
