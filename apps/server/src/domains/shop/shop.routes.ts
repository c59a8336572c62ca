import { shopGoodsManageCalls } from '@sands/contract/shop/goods-manage.calls'
import { shopOrderCalls } from '@sands/contract/shop/order.calls'
import { shopOrderManageCalls } from '@sands/contract/shop/orders-manage.calls'
import { shopCalls } from '@sands/contract/shop/shop.calls'
import type { Categories } from '../../kernel/category/category.service.ts'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { AddressService } from './goods/address.service.ts'
import type { GoodsService } from './goods/goods.service.ts'
import type { GoodsExports } from './manage/goods-export.service.ts'
import type { GoodsManageService } from './manage/goods-manage.service.ts'
import type { MerchantManageService } from './manage/merchant-manage.service.ts'
import type { OrderManageService } from './manage/order-manage.service.ts'
import type { OwnGoodsService } from './manage/own-goods.service.ts'
import type { ReconcileService } from './manage/reconcile.service.ts'
import type { SalesService } from './manage/sales.service.ts'
import type { OrderService } from './orders/order.service.ts'
import type { PaymentService } from './orders/payment.service.ts'
import type { VoucherService } from './orders/voucher.service.ts'
import type { SimulatorService } from './pay/simulator-page.service.ts'

export interface ShopRouteServices {
  goods: GoodsService
  addresses: AddressService
  orders: OrderService
  payments: PaymentService
  vouchers: VoucherService
  simulator: SimulatorService
  categories: Categories<'goodsCategory'>
  goodsManage: GoodsManageService
  goodsExports: GoodsExports
  merchants: MerchantManageService
  ownGoods: OwnGoodsService
  orderManage: OrderManageService
  reconcile: ReconcileService
  sales: SalesService
}

function learnerRoutes(app: App, services: ShopRouteServices): void {
  const { goods, addresses, orders, payments, vouchers, simulator } = services
  const { primary } = app.kernel.database
  implement(app, shopCalls, {
    'GET /sands-shopping/api/v1/goods/page': ({ viewer, query }) => goods.page(viewer, query),
    'GET /sands-shopping/api/v1/goods/get': ({ viewer, query }) => goods.get(viewer, query.id),
    'POST /sands-shopping/api/v1/goods/checkBuy': ({ viewer, body }) => goods.check(viewer, body),
    'POST /sands-shopping/api/v1/goods/category/list': ({ viewer }) => goods.categories(viewer),
    'GET /sands-shopping/api/v1/merchant/getMerchantDetail': ({ viewer, query }) =>
      goods.merchant(viewer, query.merchantDetailId),
    'GET /sands-shopping/api/v1/merchant/getDeliveryAreas': ({ viewer, query }) =>
      goods.areas(viewer, query.merchantDetailId),
    'GET /sands-shopping/api/v1/address/list': ({ viewer }) => addresses.list(viewer),
    'POST /sands-shopping/api/v1/address/save': ({ tx, viewer, body }) => addresses.save(tx, viewer, body),
    'POST /sands-shopping/api/v1/address/remove': ({ tx, viewer, body }) => addresses.remove(tx, viewer, body.id),
  })
  implement(app, shopOrderCalls, {
    'POST /sands-shopping/api/v1/order/create': ({ tx, viewer, body }) => orders.create(tx, viewer, body),
    'POST /sands-shopping/api/v1/order/pay': ({ viewer, body }) => payments.start(viewer, body),
    'GET /sands-shopping/api/v1/order/ways': ({ viewer, query }) => payments.ways(viewer, query.id, query.scene),
    'GET /sands-shopping/api/v1/order/page': ({ viewer, query }) => orders.page(viewer, query),
    'GET /sands-shopping/api/v1/order/get': ({ viewer, query: { id, ask } }) =>
      ask ? payments.asked(viewer, id) : orders.get(primary, viewer, id),
    'POST /sands-shopping/api/v1/order/cancel': ({ viewer, body }) => payments.cancel(viewer, body.id),
    'POST /sands-shopping/api/v1/order/receive': ({ tx, viewer, body }) => orders.receive(tx, viewer, body.id),
    'POST /sands-shopping/api/v1/order/refund': ({ tx, viewer, body }) => orders.requestRefund(tx, viewer, body),
    'POST /sands-shopping/api/v1/order/refund/withdraw': ({ tx, viewer, body }) =>
      orders.withdrawRefund(tx, viewer, body.id),
    'GET /sands-shopping/api/v1/voucher/page': ({ viewer, query }) => vouchers.page(viewer, query),
    'POST /sands-shopping/api/v1/pay/simulator/settle': ({ viewer, body }) => simulator.settle(viewer, body),
  })
}

function goodsManageRoutes(app: App, services: ShopRouteServices): void {
  const { goodsManage, goodsExports, merchants, ownGoods, categories } = services
  const { primary } = app.kernel.database
  implement(app, shopGoodsManageCalls, {
    'GET /sands-shopping/api/v1/manage/goods/page': ({ viewer, query }) => goodsManage.page(viewer, query),
    'POST /sands-shopping/api/v1/manage/goods/export': ({ tx, viewer, body }) => goodsExports.start(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/goods/get': ({ viewer, query }) => goodsManage.get(primary, viewer, query.id),
    'POST /sands-shopping/api/v1/manage/goods/create': ({ tx, viewer, body }) => goodsManage.create(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/goods/update': ({ tx, viewer, body }) => goodsManage.update(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/goods/putOnSale': ({ tx, viewer, body }) =>
      goodsManage.setState(tx, viewer, body, 'on_sale'),
    'POST /sands-shopping/api/v1/manage/goods/takeOffSale': ({ tx, viewer, body }) =>
      goodsManage.setState(tx, viewer, body, 'off_sale'),
    'POST /sands-shopping/api/v1/manage/goods/remove': ({ tx, viewer, body }) => goodsManage.remove(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/goods/prices': ({ viewer, query }) => goodsManage.prices(viewer, query.id),
    'GET /sands-shopping/api/v1/manage/stock/page': ({ viewer, query }) => goodsManage.stock(viewer, query),
    'POST /sands-shopping/api/v1/manage/stock/move': ({ tx, viewer, body }) => goodsManage.moveStock(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/goods-category/list': ({ viewer }) => categories.list(viewer),
    'POST /sands-shopping/api/v1/manage/goods-category/create': ({ tx, viewer, body }) =>
      categories.create(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/goods-category/rename': ({ tx, viewer, body }) =>
      categories.rename(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/goods-category/move': ({ tx, viewer, body }) =>
      categories.move(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/goods-category/remove': ({ tx, viewer, body }) =>
      categories.remove(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/merchant/list': ({ viewer }) => merchants.list(viewer),
    'GET /sands-shopping/api/v1/manage/merchant/goods/page': ({ viewer, query }) => ownGoods.page(viewer, query),
    'POST /sands-shopping/api/v1/manage/merchant/create': ({ tx, viewer, body }) => merchants.create(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/merchant/update': ({ tx, viewer, body }) => merchants.update(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/merchant/remove': ({ tx, viewer, body }) => merchants.remove(tx, viewer, body),
  })
}

function orderManageRoutes(app: App, { orderManage, vouchers, reconcile, sales }: ShopRouteServices): void {
  const { primary } = app.kernel.database
  implement(app, shopOrderManageCalls, {
    'GET /sands-shopping/api/v1/manage/order/page': ({ viewer, query }) => orderManage.page(viewer, query),
    'GET /sands-shopping/api/v1/manage/order/get': ({ viewer, query }) => orderManage.get(primary, viewer, query.id),
    'POST /sands-shopping/api/v1/manage/order/ship': ({ tx, viewer, body }) => orderManage.ship(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/order/refund/request': ({ tx, viewer, body }) =>
      orderManage.requestRefund(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/order/refund/approve': ({ tx, viewer, body }) =>
      orderManage.decide(tx, viewer, body, 'approve'),
    'POST /sands-shopping/api/v1/manage/order/refund/reject': ({ tx, viewer, body }) =>
      orderManage.decide(tx, viewer, body, 'reject'),
    'POST /sands-shopping/api/v1/manage/order/refund/retry': ({ tx, viewer, body }) =>
      orderManage.decide(tx, viewer, { ...body, note: '' }, 'retry'),
    'POST /sands-shopping/api/v1/manage/order/refund/settle': ({ tx, viewer, body }) =>
      orderManage.decide(tx, viewer, body, 'settleByHand'),
    'GET /sands-shopping/api/v1/manage/voucher/page': ({ viewer, query }) => vouchers.managed(viewer, query),
    'POST /sands-shopping/api/v1/manage/voucher/redeem': ({ tx, viewer, body }) =>
      orderManage.redeem(tx, viewer, body.code),
    'GET /sands-shopping/api/v1/manage/reconcile/page': ({ viewer, query }) => reconcile.page(viewer, query),
    'POST /sands-shopping/api/v1/manage/reconcile/settle': ({ tx, viewer, body }) => reconcile.settle(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/reconcile/refused': ({ viewer, query }) => reconcile.refused(viewer, query),
    'POST /sands-shopping/api/v1/manage/order/export': ({ tx, viewer, body }) => orderManage.export(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/sales/report': ({ viewer, query }) => sales.report(viewer, query),
    'POST /sands-shopping/api/v1/manage/sales/export': ({ tx, viewer, body }) => sales.export(tx, viewer, body),
  })
}

export function shopRoutes(app: App, services: ShopRouteServices): void {
  learnerRoutes(app, services)
  goodsManageRoutes(app, services)
  orderManageRoutes(app, services)
}
