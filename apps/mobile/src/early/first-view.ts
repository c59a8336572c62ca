import { type BlockSource, bannerLook, pictureItems } from '@sands/rules/block'
import { THEMES } from '@sands/rules/theme'
import { DEVICE_KEYS, isRecord, readDevice } from '@sands/web/device/device'
import { bannerRatio } from '@sands/web/picture/banner-ratio'
import { BANNER_SIZES, srcSetOf } from '@sands/web/picture/src-set'

const isBlock = (value: unknown): value is BlockSource & { code: string } =>
  isRecord(value) &&
  typeof value.code === 'string' &&
  (value.extendInfo === null || typeof value.extendInfo === 'string') &&
  typeof value.dataMaxCount === 'number' &&
  Array.isArray(value.lmsDecorateModuleCategories)

const dataOf = (answer: unknown): Readonly<Record<string, unknown>> =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : {}

/** The banner at the top of the home page, if the page begins with one; the answer is not trusted to be valid. */
function firstBanner(home: unknown) {
  const { lmsDecorateModules } = dataOf(home)
  const [block] = Array.isArray(lmsDecorateModules) ? lmsDecorateModules : []
  const picture = isBlock(block) && block.code === 'app-banner' ? pictureItems(block)[0]?.picture : undefined
  return picture && isBlock(block) ? { picture, look: bannerLook(block) } : undefined
}

/** Whether another tab is the default page, so that the home page will not be shown. */
function leadsElsewhere(tabs: unknown): boolean {
  const { navigations } = dataOf(tabs)
  return !Array.isArray(navigations) || navigations.some((tab) => isRecord(tab) && tab.isDefaultPage === 1)
}

/** Applies the theme of the last visit, as the app itself will. */
function wearTheme(): void {
  const chosen = [readDevice(DEVICE_KEYS.themePreview), readDevice(DEVICE_KEYS.skin)]
  const theme = chosen.flatMap((name) => THEMES.find((known) => known === name) ?? [])[0]
  if (theme) document.documentElement.dataset.theme = theme
}

function bannerImage({ picture, look }: NonNullable<ReturnType<typeof firstBanner>>): HTMLImageElement {
  const image = document.createElement('img')
  image.className = look === 'card_slide' ? 'splash-banner splash-card' : 'splash-banner'
  image.style.aspectRatio = bannerRatio(picture)
  image.alt = ''
  image.fetchPriority = 'high'
  image.decoding = 'sync'
  const set = srcSetOf(picture)
  if (set) {
    image.sizes = BANNER_SIZES
    image.srcset = set
  }
  image.src = picture.url
  return image
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until the image is decoded and painted; a picture that cannot be loaded is not waited for. */
async function onScreen(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined)
  await nextFrame()
  await nextFrame()
}

/**
 * Shows the top of the home page in place of the splash, before the app is loaded: the banner, at the place and in the
 * size in which the app will show it. The app removes it with the splash when it renders the same.
 */
export async function showFirstView(home: unknown, tabs: unknown): Promise<void> {
  const banner = firstBanner(home)
  const splash = document.querySelector('#root > .splash')
  if (!banner || !splash || leadsElsewhere(tabs)) return
  wearTheme()
  const view = document.createElement('div')
  view.className = 'splash-home'
  view.ariaHidden = 'true'
  const image = bannerImage(banner)
  view.append(image)
  splash.replaceWith(view)
  await onScreen(image)
}
