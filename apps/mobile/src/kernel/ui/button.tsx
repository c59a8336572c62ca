import type { ComponentProps } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface Look {
  look?: 'primary' | 'soft' | 'danger' | 'plain'
  block?: boolean
}

const classOf = ({ look = 'primary', block }: Look) => classNames(styles.button, styles[look], block && styles.block)

export function Button({ look, block, busy, children, ...rest }: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={classNames(classOf({ ...(look && { look }), ...(block && { block }) }), busy && styles.busy)}
    >
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, block, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classOf({ ...(look && { look }), ...(block && { block }) })} />
}
