import type { shopManageTexts as source } from '../zh-cn/shop.manage.ts'

export const shopManageTexts = {
  'org.rights_shop': 'Cửa hàng',
  'org.right.shop.goods.edit': 'Sửa sản phẩm',
  'org.right.shop.goods.edit.text': 'Tạo, sửa, mở và ngừng bán sản phẩm, danh mục',
  'org.right.shop.stock.edit': 'Quản lý tồn kho',
  'org.right.shop.stock.edit.text': 'Nhập hàng và điều chỉnh tồn kho',
  'org.right.shop.orders.view': 'Xem đơn hàng',
  'org.right.shop.orders.view.text': 'Xem mọi đơn hàng của học viện',
  'org.right.shop.orders.ship': 'Gửi hàng và đổi phiếu',
  'org.right.shop.orders.ship.text': 'Gửi hàng, đổi mã phiếu; người của người bán chỉ thấy đơn của mình',
  'org.right.shop.refund.request': 'Yêu cầu hoàn tiền',
  'org.right.shop.refund.request.text': 'Yêu cầu hoàn tiền thay người mua',
  'org.right.shop.refund.approve': 'Duyệt hoàn tiền',
  'org.right.shop.refund.approve.text': 'Duyệt, từ chối và thử lại khoản hoàn',
  'org.right.shop.merchants.edit': 'Quản lý người bán',
  'org.right.shop.merchants.edit.text': 'Sửa người bán, nhân sự và khu vực giao hàng',
  'org.right.shop.reconcile': 'Đối soát',
  'org.right.shop.reconcile.text': 'So sao kê của cổng thanh toán và xử lý chênh lệch',
  'org.right.shop.reports.view': 'Xem báo cáo bán hàng',
  'org.right.shop.reports.view.text': 'Xem tình hình bán sản phẩm',
} satisfies Record<keyof typeof source, string>
