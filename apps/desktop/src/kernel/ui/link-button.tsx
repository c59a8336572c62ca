import { Button, type ButtonProps } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

type LinkButtonProps = Pick<ButtonProps, 'type' | 'icon' | 'children' | 'size' | 'aria-label'> & { to: string }

/** A link that looks like a button: opens in a new tab like any link, without a page load otherwise. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  return <Button {...look} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
}
