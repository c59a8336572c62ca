import type { GoodsDraft, ManagedGoods } from '@sands/contract/shop/manage.model'
import { EVERYONE } from '@sands/rules/audience'

const EMPTY: GoodsDraft = {
  ...{ spuName: '', spuType: 2, categoryId: null, courseId: null, merchantId: null, coverFileId: null },
  ...{ pictureFileIds: [], introduction: '', quota: null, audience: EVERYONE },
  ...{ currency: 'CNY', price: 0, integral: 0, combinationPrice: 0, combinationIntegral: 0 },
  ...{ isCashPay: true, isIntegralPay: false, isCombinationPay: false, defaultPayType: 1 },
}

/** The part of goods that their form changes. */
export function draftOf(goods: ManagedGoods | undefined): GoodsDraft {
  if (!goods) return EMPTY
  const { spuName, spuType, categoryId, courseId, merchantId, coverFileId, pictureFileIds, introduction } = goods
  const { quota, audience, currency, price, integral, combinationPrice, combinationIntegral } = goods
  const { isCashPay, isIntegralPay, isCombinationPay, defaultPayType } = goods
  return {
    ...{ spuName, spuType, categoryId, courseId, merchantId, coverFileId, pictureFileIds, introduction },
    ...{ quota, audience, currency, price, integral, combinationPrice, combinationIntegral },
    ...{ isCashPay, isIntegralPay, isCombinationPay, defaultPayType },
  }
}
