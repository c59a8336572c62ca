/** Pages of the shop in the learner portal, relative to /desktop. */
export const orderPaths = {
  shop: '/shop',
  goods: (id: string) => `/shop/goods?id=${id}`,
  merchant: (id: string) => `/shop/merchant?merchantDetailId=${id}`,
  orders: '/orders',
  vouchers: '/orders/vouchers',
  order: (id: string) => `/orders/detail?id=${id}`,
  pay: (id: string) => `/orders/pay?id=${id}`,
}
