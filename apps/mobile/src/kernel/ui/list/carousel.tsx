import { useT } from '@sands/web/i18n/i18n'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'
import { useAutoplay } from './use-autoplay.ts'
import { useSlides } from './use-slides.ts'

const EVERY_MS = 5000

interface CarouselProps {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /**
   * `tile` shows one at a time, `card` shows parts of the neighbours, `page` shows pages of small items with the dots
   * below.
   */
  look: 'tile' | 'card' | 'page'
  autoplay?: boolean
}

/** Slides to swipe. Slides that advance automatically can be stopped. */
export function Carousel({ label, slides, look, autoplay = false }: CarouselProps) {
  const t = useT()
  const { ref, current, goTo } = useSlides()
  const total = slides.length
  const next = useCallback(() => goTo((current + 1) % total), [goTo, current, total])
  const { offered, playing, toggle, rest } = useAutoplay({ next, everyMs: EVERY_MS, wanted: autoplay && total > 1 })
  return (
    <section
      className={classNames(styles.carousel, styles[look])}
      aria-roledescription={t('kernel.slideshow')}
      aria-label={label}
    >
      {/* A scrolling element must be reachable by keyboard. */}
      <ul ref={ref} className={styles.slides} tabIndex={total > 1 ? 0 : -1} {...rest}>
        {slides.map(({ key, content }, index) => (
          <li key={key} className={styles.slide} aria-label={t('kernel.slide', { number: index + 1, total })}>
            {content}
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.foot}>
          <span className={styles.dots} aria-hidden>
            {slides.map(({ key }, index) => (
              <span key={key} className={classNames(styles.dot, index === current && styles.chosen)} />
            ))}
          </span>
          {offered && (
            <button
              type="button"
              className={styles.pause}
              data-in-place
              aria-label={t(playing ? 'kernel.slides_pause' : 'kernel.slides_play')}
              onClick={toggle}
            >
              <span className={styles.disc}>
                {playing ? <Pause size={12} aria-hidden /> : <Play size={12} aria-hidden />}
              </span>
            </button>
          )}
        </div>
      )}
    </section>
  )
}
