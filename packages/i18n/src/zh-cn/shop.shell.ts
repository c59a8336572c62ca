export const shopShellTexts = {
  'shop.title': '商城',
  'shop.orders': '我的订单',
}
