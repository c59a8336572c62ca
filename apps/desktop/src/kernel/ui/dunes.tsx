import styles from './dunes.module.css'

/**
 * The picture language of the product: dunes under a low sun and a path of learning that runs over them, stage by stage.
 * Colours come from the skin. It is decoration only, hence hidden from screen readers.
 */
export function Dunes({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.dunes} ${className}` : styles.dunes}
      viewBox="0 0 960 640"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.halo} cx="690" cy="232" r="150" />
      <circle className={styles.sun} cx="690" cy="232" r="84" />
      <path className={styles.far} d="M0 372 C120 318 214 306 322 346 S560 404 690 338 S874 300 960 326 V640 H0 Z" />
      <path className={styles.middle} d="M0 448 C138 372 262 388 376 434 S640 500 770 424 S912 386 960 392 V640 H0 Z" />
      <path className={styles.shade} d="M770 424 C828 390 912 386 960 392 V640 H604 C720 560 690 486 770 424 Z" />
      <path className={styles.near} d="M0 548 C112 470 236 458 372 520 S640 610 788 540 S930 488 960 486 V640 H0 Z" />
      <path
        className={styles.ridge}
        d="M236 480 C300 486 330 506 372 520 C470 556 520 604 506 640 H170 C262 584 280 528 236 480 Z"
      />
      <path className={styles.front} d="M0 604 C180 548 330 600 520 612 S840 598 960 556 V640 H0 Z" />
      <path
        className={styles.path}
        d="M118 612 C220 560 330 576 404 532 S392 452 486 440 S640 440 690 396 S700 350 752 332"
      />
      <g className={styles.stages}>
        <circle cx="118" cy="612" r="8" />
        <circle cx="404" cy="532" r="7" />
        <circle cx="486" cy="440" r="6" />
        <circle cx="690" cy="396" r="5" />
      </g>
      <g className={styles.flag}>
        <path d="M752 334 V284" />
        <path d="M752 284 L786 296 L752 308 Z" />
      </g>
      <g className={styles.grains}>
        <circle cx="118" cy="150" r="3" />
        <circle cx="214" cy="96" r="2" />
        <circle cx="322" cy="188" r="2.5" />
        <circle cx="438" cy="112" r="2" />
        <circle cx="548" cy="60" r="3" />
        <circle cx="846" cy="92" r="2" />
        <circle cx="894" cy="196" r="2.5" />
        <circle cx="60" cy="252" r="2" />
      </g>
    </svg>
  )
}
