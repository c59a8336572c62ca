/** Addresses of the phone. */
export const shopLinks = {
  shop: () => '/shopIndex',
  shopTab: () => '/shopIndexTab',
  goods: (id: string) => `/shopDetail?id=${id}`,
  merchant: (id: string) => `/merchantDetail?merchantDetailId=${id}`,
  orderPay: (goodsId: string, payType: number) => `/orderPay?id=${goodsId}&payType=${payType}`,
  pay: (orderId: string) => `/pay?id=${orderId}`,
  /** The page on the registered pay directory: inside WeChat it calls the wallet, elsewhere it leads to the provider. */
  payTransfer: (orderId: string, provider?: string) =>
    provider ? `/payTransfer?id=${orderId}&provider=${provider}` : `/payTransfer?id=${orderId}`,
  payResult: (orderId: string) => `/payResult?id=${orderId}`,
  physicalPayResult: (orderId: string) => `/PhysicalPayResult?id=${orderId}`,
  orders: (state?: string) => (state ? `/orderList?state=${state}` : '/orderList'),
  vouchers: (state?: string) => (state ? `/vouchers?state=${state}` : '/vouchers'),
  order: (id: string) => `/orderDetail?id=${id}`,
}
