import type { Advert } from '@sands/contract/home/home.model'
import type { BlockPicture } from '@sands/rules/block'
import type { Jump } from '@sands/rules/jump'

const MAX_SHOWN = 3
/** The displayed width of an advert. */
export const ADVERT_SIZES = 'min(300px, 80vw)'

export type ShownAdvert = Advert & { picture: BlockPicture }

/** The adverts with a picture; others cannot be shown. */
export const picturedAdverts = (adverts: readonly Advert[]): ShownAdvert[] =>
  adverts.flatMap((advert) => {
    const { appImgUrl: url } = advert
    const picture = advert.picture ?? (url ? { url, width: 0, height: 0, placeholder: '', sizes: [] } : null)
    return picture ? [{ ...advert, picture }] : []
  })

/** The first three adverts whose pictures can be loaded; a failed one is replaced by the next. */
export async function readyAdverts(
  adverts: readonly ShownAdvert[],
  comes: (picture: BlockPicture) => Promise<boolean>,
): Promise<ShownAdvert[]> {
  const waiting = [...adverts]
  const ready: ShownAdvert[] = []
  while (ready.length < MAX_SHOWN && waiting.length > 0) {
    const tried = waiting.splice(0, MAX_SHOWN - ready.length)
    const there = await Promise.all(tried.map(({ picture }) => comes(picture)))
    ready.push(...tried.filter((_, index) => there[index]))
  }
  return ready
}

export const advertJump = (advert: Advert): Jump => ({
  type: advert.appJumpStatus,
  moduleId: advert.appJumpId,
  link: advert.appJumpUrl,
  courseType: advert.appJumpCourseType,
})
