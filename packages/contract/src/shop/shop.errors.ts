import { Type } from 'typebox'
import type { ErrorCatalog } from '../kernel/error.ts'

export const shopErrors = {
  // The goods belong to another college, are deleted, or the person may not see them.
  'shop.goods_gone': { code: 4270001, status: 404 },
  // The goods are not on sale.
  'shop.off_sale': { code: 4270002, status: 409 },
  // The first reason of the check before buying, except that the goods are off sale.
  'shop.no_permission': { code: 4270003, status: 403 },
  'shop.bought': { code: 4270004, status: 409 },
  'shop.quota': { code: 4270005, status: 409, params: Type.Object({ quota: Type.Integer() }) },
  'shop.sold_out': { code: 4270006, status: 409 },
  'shop.points_short': { code: 4270007, status: 409, params: Type.Object({ available: Type.Integer() }) },
  // The goods cannot be paid for in the chosen way.
  'shop.pay_type_off': { code: 4270008, status: 422 },
  // The price is not the one that the person saw.
  'shop.price_changed': { code: 4270009, status: 409 },
  // Physical goods need an address, and the merchant has to deliver there.
  'shop.address_needed': { code: 4270010, status: 422 },
  'shop.not_delivered_there': { code: 4270011, status: 409 },
  'shop.address_gone': { code: 4270012, status: 404 },
  'shop.addresses_full': { code: 4270013, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  // The order belongs to another person or college, or does not exist.
  'shop.order_gone': { code: 4270014, status: 404 },
  // The order cannot take this step in its state.
  'shop.wrong_step': { code: 4270015, status: 409 },
  // The time to pay is over.
  'shop.order_expired': { code: 4270016, status: 409 },
  // The provider is not set up, does not take the currency, or cannot be used in this place.
  'shop.provider_off': { code: 4270017, status: 422 },
  // The provider did not answer, or refused.
  'shop.pay_failed': { code: 4270018, status: 502 },
  'shop.refund_failed': { code: 4270019, status: 502 },
  // A refund would give back more than was paid, or nothing.
  'shop.refund_too_large': { code: 4270020, status: 422 },
  // The time for a refund is over, or too much of the course was studied.
  'shop.refund_too_late': { code: 4270021, status: 409, params: Type.Object({ days: Type.Integer() }) },
  'shop.refund_studied': { code: 4270022, status: 409, params: Type.Object({ percent: Type.Integer() }) },
  // Somebody else has to approve what a person requested.
  'shop.second_person_needed': { code: 4270023, status: 403 },
  'shop.merchant_gone': { code: 4270024, status: 404 },
  'shop.merchant_in_use': { code: 4270025, status: 409, params: Type.Object({ count: Type.Integer() }) },
  // The prices cannot be sold: a way that is on has no amount, or the default is off.
  'shop.bad_price': { code: 4270026, status: 422 },
  // Goods on sale need a name, a cover and, by type, a course or a merchant.
  'shop.goods_unfinished': { code: 4270027, status: 422 },
  'shop.stock_below_zero': { code: 4270028, status: 409 },
  // A course has a price in one place only.
  'shop.course_sold_already': { code: 4270029, status: 409 },
  // The voucher does not exist, belongs to another merchant, is used, or its order is refunded.
  'shop.voucher_gone': { code: 4270030, status: 404 },
  'shop.voucher_used': { code: 4270031, status: 409 },
  'shop.voucher_expired': { code: 4270032, status: 409 },
  // The trade of the simulator does not exist or is over.
  'shop.trade_gone': { code: 4270033, status: 404 },
  'shop.difference_gone': { code: 4270034, status: 404 },
  // The person is not in this college.
  'shop.person_unknown': { code: 4270035, status: 404 },
  // WeChat does not know the code with which the payer came back, or it belongs to somebody else.
  'shop.payer_unknown': { code: 4270036, status: 422 },
  // An order has had as many requests for refunds as it may.
  'shop.refunds_full': { code: 4270037, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  // The provider says that the refund has arrived or is in work, so that nobody pays it back a second time.
  'shop.refund_in_work': { code: 4270038, status: 409 },
  // A file of tracking numbers lacks a column of the template.
  'shop.import_headings': { code: 4270039, status: 422 },
  // Rows of such a file that are not imported: no order of this number that the person may ship,
  'shop.row_no_order': { code: 4270040, status: 422 },
  // an order that does not wait to be shipped,
  'shop.row_not_to_ship': { code: 4270041, status: 422 },
  // an order that was shipped with another carrier or number,
  'shop.row_shipped': { code: 4270042, status: 422 },
  // no carrier, or a name that is too long,
  'shop.row_bad_carrier': { code: 4270043, status: 422 },
  // no number, or one with other characters,
  'shop.row_bad_tracking': { code: 4270044, status: 422 },
  // and an order that an earlier row ships.
  'shop.row_twice': { code: 4270045, status: 422 },
  'shop.banner_gone': { code: 4270046, status: 404 },
  // The shop has as many banners as it may.
  'shop.banners_full': { code: 4270047, status: 409, params: Type.Object({ limit: Type.Integer() }) },
  // The target of the banner does not exist in this college, or the link is not a web address.
  'shop.bad_target': { code: 4270048, status: 422 },
  // More rows match than a spreadsheet can hold: the filter has to be narrower.
  'shop.export_too_large': { code: 4270050, status: 409, params: Type.Object({ most: Type.Integer() }) },
  // A delivery area is not written as addresses are: an unknown province, or a city of another one.
  'shop.area_unknown': { code: 4270049, status: 422, params: Type.Object({ area: Type.String() }) },
} satisfies ErrorCatalog
