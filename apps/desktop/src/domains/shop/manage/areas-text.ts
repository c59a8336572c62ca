import type { DeliveryArea } from '@sands/contract/shop/shop.model'
import { isArea } from '@sands/rules/shop/regions'
import { AREAS_MOST, REGION_LENGTH } from '@sands/rules/shop/shop'

/** One area in each line: province, city and district, separated by slashes. */
export const areasText = (areas: readonly DeliveryArea[]): string =>
  areas.map(({ province, city, district }) => [province, city, district].filter(Boolean).join(' / ')).join('\n')

/** The first area that addresses do not know, as it was written. */
export const wrongArea = (areas: readonly DeliveryArea[]): string | undefined => {
  const wrong = areas.find((area) => !isArea(area))
  return wrong && areasText([wrong])
}

export function areasFromText(text: string): DeliveryArea[] {
  return text
    .split('\n')
    .map((line) => line.split(/[/／]/).map((part) => part.trim().slice(0, REGION_LENGTH)))
    .flatMap(([province = '', city = '', district = '']) => (province ? [{ province, city, district }] : []))
    .slice(0, AREAS_MOST)
}
