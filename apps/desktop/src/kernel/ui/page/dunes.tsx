import { useId } from 'react'
import styles from './dunes.module.css'

/** The crop for a tall panel, and the crop for a low banner. */
const CROPS = { tall: '230 0 620 640', wide: '-20 218 980 166' }

interface DunesProps {
  crop: keyof typeof CROPS
  className?: string | undefined
}

/**
 * The illustration of the product: sand dunes under a low sun and a path of learning that runs over them in stages. The
 * sky takes the colour of the skin. It is decoration, so it is hidden from screen readers.
 */
export function Dunes({ crop, className }: DunesProps) {
  const id = useId()
  const fill = (name: string) => `url(#${id}${name})`
  return (
    <svg
      className={className ? `${styles.dunes} ${className}` : styles.dunes}
      viewBox={CROPS[crop]}
      preserveAspectRatio={crop === 'tall' ? 'xMidYMax slice' : 'xMaxYMax slice'}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {(['far', 'middle', 'near', 'front'] as const).map((name) => (
          <linearGradient key={name} id={`${id}${name}`} className={styles[name]} x1="0" y1="0" x2="0.5" y2="1">
            <stop offset="0" className={styles.lit} />
            <stop offset="1" className={styles.dim} />
          </linearGradient>
        ))}
      </defs>
      <circle className={styles.halo} cx="610" cy="312" r="132" />
      <circle className={styles.sun} cx="610" cy="312" r="74" />
      <path fill={fill('far')} d="M0 372 C120 318 214 306 322 346 S560 404 690 338 S874 300 960 326 V640 H0 Z" />
      <path fill={fill('middle')} d="M0 448 C138 372 262 388 376 434 S640 500 770 424 S912 386 960 392 V640 H0 Z" />
      <path className={styles.shade} d="M770 424 C828 390 912 386 960 392 V640 H604 C720 560 690 486 770 424 Z" />
      <path fill={fill('near')} d="M0 548 C112 470 236 458 372 520 S640 610 788 540 S930 488 960 486 V640 H0 Z" />
      <path
        className={styles.shade}
        d="M236 480 C300 486 330 506 372 520 C470 556 520 604 506 640 H170 C262 584 280 528 236 480 Z"
      />
      <path fill={fill('front')} d="M0 604 C180 548 330 600 520 612 S840 598 960 556 V640 H0 Z" />
      <path
        className={styles.path}
        d="M160 606 C250 566 340 580 410 536 S392 456 486 444 S640 440 690 396 S708 356 756 332"
      />
      <g className={styles.stages}>
        <circle cx="410" cy="536" r="8" />
        <circle cx="486" cy="444" r="6.5" />
        <circle cx="690" cy="396" r="5" />
      </g>
      <path className={styles.pole} d="M756 334 V290" />
      <path className={styles.flag} d="M756 290 L786 300 L756 311 Z" />
      <g className={styles.grains}>
        <circle cx="438" cy="92" r="2" />
        <circle cx="548" cy="60" r="3" />
        <circle cx="700" cy="128" r="2" />
        <circle cx="790" cy="76" r="2.5" />
        <circle cx="846" cy="242" r="2" />
        <circle cx="300" cy="270" r="2" />
      </g>
    </svg>
  )
}
