export const GOODS_NAME_LENGTH = 80
export const GOODS_INTRODUCTION_LENGTH = 20_000
export const GOODS_PICTURES_MOST = 9
export const QUOTA_MOST = 1000
export const MERCHANT_NAME_LENGTH = 60
export const MERCHANT_TEXT_LENGTH = 2000
export const MERCHANT_PEOPLE_MOST = 50
export const ADDRESSES_MOST = 20
export const ADDRESS_DETAIL_LENGTH = 120
export const ADDRESS_NAME_LENGTH = 40
export const REGION_LENGTH = 40
export const AREAS_MOST = 500
export const TRACKING_LENGTH = 40
export const TRACKING_PATTERN = '^[0-9A-Za-z-]+$'
export const CARRIER_LENGTH = 40
export const INVOICE_TITLE_LENGTH = 100
export const TAX_NUMBER_LENGTH = 30
/** Order numbers as people and providers read them: a letter and digits. */
export const ORDER_NUMBER_PATTERN = '^[A-Z][0-9]{14,24}$'
/** Without letters and digits that look alike. */
export const VOUCHER_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const VOUCHER_LENGTH = 12
export const VOUCHER_VALID_DAYS = 365
/** People are warned this long before a voucher ends. */
export const VOUCHER_WARNED_DAYS = 30

/** Over is a voucher that nobody used in time. */
export const VOUCHER_STATES = ['usable', 'used', 'over'] as const
export type VoucherState = (typeof VOUCHER_STATES)[number]

interface VoucherTimes {
  readonly usedAt: Date | null
  readonly expiresAt: Date
}

export const voucherState = ({ usedAt, expiresAt }: VoucherTimes, now: Date): VoucherState =>
  usedAt ? 'used' : expiresAt <= now ? 'over' : 'usable'

export const BANNER_TITLE_LENGTH = 40
export const BANNER_LAST_PLACE = 9999
export const BANNERS_MOST = 20

/** 1 newest, 2 price from low to high: by cash, then by points, which are never compared; 3 most bought. */
export const GOODS_SORTS = [1, 2, 3] as const
export type GoodsSort = (typeof GOODS_SORTS)[number]

export const GOODS_STATES = ['draft', 'on_sale', 'off_sale'] as const
export type GoodsState = (typeof GOODS_STATES)[number]

interface Place {
  readonly province: string
  readonly city: string
  readonly district: string
}

/** People write the names that are not in a list themselves. */
const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** An empty part of an area means all of it: an area without a city is the whole province. */
const areaHas = (area: Place, place: Place): boolean =>
  isSame(area.province, place.province) &&
  (area.city === '' ||
    (isSame(area.city, place.city) && (area.district === '' || isSame(area.district, place.district))))

/** Merchants without areas deliver everywhere. */
export const delivers = (areas: readonly Place[], place: Place): boolean =>
  areas.length === 0 || areas.some((area) => areaHas(area, place))
