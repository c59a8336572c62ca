import type { AppRoute } from '../../kernel/route.ts'

export const shopRoutes: readonly AppRoute[] = [
  { path: '/shopIndex', open: false, page: async () => (await import('./pages/shop-page.tsx')).ShopPage, keep: true },
  {
    path: '/shopIndexTab',
    open: false,
    page: async () => (await import('./pages/shop-page.tsx')).ShopTabPage,
    tab: true,
    keep: true,
  },
  { path: '/shopDetail', open: false, page: async () => (await import('./pages/goods-page.tsx')).GoodsPage },
  {
    path: '/merchantDetail',
    open: false,
    page: async () => (await import('./pages/merchant-page.tsx')).MerchantPage,
  },
  { path: '/orderPay', open: false, page: async () => (await import('./orders/confirm-page.tsx')).ConfirmPage },
  { path: '/pay', open: false, page: async () => (await import('./orders/pay-page.tsx')).PayPage },
  { path: '/payTransfer', open: false, page: async () => (await import('./orders/pay-page.tsx')).PayPage },
  { path: '/payResult', open: false, page: async () => (await import('./orders/result-page.tsx')).ResultPage },
  { path: '/PhysicalPayResult', open: false, page: async () => (await import('./orders/result-page.tsx')).ResultPage },
  { path: '/orderList', open: false, page: async () => (await import('./orders/orders-page.tsx')).OrdersPage },
  { path: '/vouchers', open: false, page: async () => (await import('./orders/vouchers-page.tsx')).VouchersPage },
  { path: '/orderDetail', open: false, page: async () => (await import('./orders/order-page.tsx')).OrderPage },
]
