import type { Advert } from '@sands/contract/home/home.model'
import type { BlockPicture } from '@sands/rules/block'
import type { Jump } from '@sands/rules/jump'

const MAX_SHOWN = 3

export type ShownAdvert = Advert & { picture: BlockPicture }

/** The first three that have a picture: an advert is nothing without one. */
export const shownAdverts = (adverts: readonly Advert[]): ShownAdvert[] =>
  adverts
    .flatMap((advert) => {
      const { appImgUrl: url } = advert
      const picture = advert.picture ?? (url ? { url, width: 0, height: 0, placeholder: '', sizes: [] } : null)
      return picture ? [{ ...advert, picture }] : []
    })
    .slice(0, MAX_SHOWN)

export const advertJump = (advert: Advert): Jump => ({
  type: advert.appJumpStatus,
  moduleId: advert.appJumpId,
  link: advert.appJumpUrl,
  courseType: advert.appJumpCourseType,
})
