import type { shopManageTexts as source } from '../zh-cn/shop.manage.ts'

export const shopManageTexts = {
  'org.rights_shop': '商城',
  'org.right.shop.goods.edit': '編輯商品',
  'org.right.shop.goods.edit.text': '新增、編輯、上架和下架商品與分類',
  'org.right.shop.stock.edit': '管理庫存',
  'org.right.shop.stock.edit.text': '入庫和修正庫存',
  'org.right.shop.orders.view': '檢視訂單',
  'org.right.shop.orders.view.text': '檢視學院的全部訂單',
  'org.right.shop.orders.ship': '出貨與核銷',
  'org.right.shop.orders.ship.text': '出貨、核銷券碼；商家人員只看到自己的訂單',
  'org.right.shop.refund.request': '申請退款',
  'org.right.shop.refund.request.text': '代買家申請退款',
  'org.right.shop.refund.approve': '審核退款',
  'org.right.shop.refund.approve.text': '同意、拒絕、重試退款',
  'org.right.shop.merchants.edit': '管理商家',
  'org.right.shop.merchants.edit.text': '維護商家、商家人員和配送區域',
  'org.right.shop.reconcile': '對帳',
  'org.right.shop.reconcile.text': '核對支付機構帳單並處理差異',
  'org.right.shop.reports.view': '檢視銷售報表',
  'org.right.shop.reports.view.text': '檢視商品的銷售情況',
} satisfies Record<keyof typeof source, string>
