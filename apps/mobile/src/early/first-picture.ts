import { type BlockSource, pictureItems } from '@sands/rules/block'
import { isRecord } from '@sands/web/device/device'
import { BANNER_SIZES, srcSetOf } from '../kernel/ui/src-set.ts'

const isBlock = (value: unknown): value is BlockSource & { code: string } =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  (value.extendInfo === null || typeof value.extendInfo === 'string') &&
  typeof value.dataMaxCount === 'number' &&
  Array.isArray(value.lmsDecorateModuleCategories)

/** The answer of the home call, whatever it turns out to be: the banner at the top of the page, if it begins with one. */
function firstBanner(answer: unknown) {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : {}
  const [block] = Array.isArray(data.lmsDecorateModules) ? data.lmsDecorateModules : []
  return isBlock(block) && block.code === 'app-banner' ? pictureItems(block)[0]?.picture : undefined
}

/** The largest thing on the first screen starts to load before there is a page to show it. */
export function fetchFirstPicture(answer: unknown): void {
  const picture = firstBanner(answer)
  if (!picture) return
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.fetchPriority = 'high'
  const set = srcSetOf(picture)
  if (set) {
    link.imageSrcset = set
    link.imageSizes = BANNER_SIZES
  } else link.href = picture.url
  document.head.append(link)
}
