import type { shopTemplates as source } from '../zh-cn/shop.templates.ts'

export const shopTemplates = {
  'shop.paid.title': 'Đã thanh toán: {goods}',
  'shop.paid.content': 'Đơn hàng {number} của bạn đã được thanh toán.',
  'shop.expired.title': 'Đơn hàng đã đóng: {goods}',
  'shop.expired.content':
    'Đơn {number} không được thanh toán trong 30 phút nên đã tự đóng. Điểm tạm giữ đã được trả lại.',
  'shop.paid_late.title': 'Khoản thanh toán được trả lại: {goods}',
  'shop.paid_late.content':
    'Thanh toán của đơn {number} đến muộn hoặc bị trùng. Tiền sẽ được hoàn trong 1 đến 3 ngày làm việc.',
  'shop.shipped.title': 'Đã gửi hàng: {goods}',
  'shop.shipped.content': 'Đơn {number} đã gửi qua {carrier}, mã vận đơn {tracking}.',
  'shop.redeemed.title': 'Đã dùng dịch vụ: {goods}',
  'shop.redeemed.content': 'Phiếu của đơn hàng {number} đã được sử dụng.',
  'shop.received.title': 'Đã nhận hàng: {goods}',
  'shop.received.content': 'Đơn {number} đã gửi từ lâu nên được tính là đã nhận.',
  'shop.voucher_ending.title': 'Phiếu sắp hết hạn: {goods}',
  'shop.voucher_ending.content': 'Phiếu của đơn {number} có hiệu lực đến {date}. Hãy dùng trước ngày đó.',
  'shop.voucher_over.title': 'Phiếu đã hết hạn: {goods}',
  'shop.voucher_over.content': 'Phiếu của đơn {number} không được dùng đúng hạn nên đã hết hiệu lực.',
  'shop.to_ship.title': 'Có đơn hàng chờ gửi: {goods}',
  'shop.to_ship.content': 'Đơn {number} đã thanh toán. Vui lòng gửi hàng trên máy tính ở Cửa hàng > Đơn hàng.',
  'shop.refund_requested.title': 'Có yêu cầu hoàn tiền chờ duyệt: {goods}',
  'shop.refund_requested.content':
    'Đơn {number} được yêu cầu hoàn tiền. Vui lòng quyết định trên máy tính ở Cửa hàng > Đơn hàng.',
  'shop.refund_approved.title': 'Đã chấp nhận hoàn tiền: {goods}',
  'shop.refund_approved.content':
    'Khoản hoàn của đơn {number} đã được chấp nhận. Điểm được trả ngay, tiền mặt trong 1 đến 3 ngày làm việc.',
  'shop.refund_rejected.title': 'Từ chối hoàn tiền: {goods}',
  'shop.refund_rejected.content': 'Yêu cầu hoàn tiền của đơn {number} bị từ chối. Xem lý do trong chi tiết đơn hàng.',
  'shop.refund_success.title': 'Đã hoàn tiền: {goods}',
  'shop.refund_success.content': 'Khoản hoàn của đơn {number} đã hoàn tất.',
  'shop.refund_failed.title': 'Hoàn tiền thất bại: {goods}',
  'shop.refund_failed.content':
    'Khoản hoàn của đơn {number} chưa thành công. Chúng tôi sẽ xử lý, bạn không cần làm gì.',
} satisfies Record<keyof typeof source, string>
