import type { shopTemplates as source } from '../zh-cn/shop.templates.ts'

export const shopTemplates = {
  'shop.paid.title': '訂單已付款：{goods}',
  'shop.paid.content': '您的訂單 {number} 已付款成功。',
  'shop.expired.title': '訂單已關閉：{goods}',
  'shop.expired.content': '訂單 {number} 未在 30 分鐘內付款，已自動關閉，占用的積分已退回。',
  'shop.shipped.title': '訂單已出貨：{goods}',
  'shop.shipped.content': '訂單 {number} 已由 {carrier} 寄出，運單號碼 {tracking}。',
  'shop.redeemed.title': '服務已使用：{goods}',
  'shop.redeemed.content': '訂單 {number} 的服務券已核銷。',
  'shop.refund_approved.title': '退款已同意：{goods}',
  'shop.refund_approved.content': '訂單 {number} 的退款已同意。積分立即退回，現金於 1 至 3 個工作天內原路退回。',
  'shop.refund_rejected.title': '退款未通過：{goods}',
  'shop.refund_rejected.content': '訂單 {number} 的退款申請未通過，原因請見訂單詳情。',
  'shop.refund_success.title': '退款成功：{goods}',
  'shop.refund_success.content': '訂單 {number} 的退款已完成。',
  'shop.refund_failed.title': '退款失敗：{goods}',
  'shop.refund_failed.content': '訂單 {number} 的退款未成功，工作人員會儘快處理，您無需操作。',
} satisfies Record<keyof typeof source, string>
