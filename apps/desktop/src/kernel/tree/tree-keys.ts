import type { TreeItem, TreeNode } from './tree.ts'

type AnyNode = TreeNode<TreeItem>

interface KeyInput {
  key: string
  node: AnyNode
  /** The visible rows, from top to bottom. */
  visible: readonly AnyNode[]
  isOpen: boolean
}

type KeyAct = { focus: string } | { open: boolean } | { choose: true }

/** The effect of a key in a tree, as the ARIA practices describe it. */
export function keyTarget({ key, node, visible, isOpen }: KeyInput): KeyAct | undefined {
  const at = visible.indexOf(node)
  const focus = (target: AnyNode | undefined) => target && { focus: target.item.id }
  switch (key) {
    case 'ArrowDown':
      return focus(visible[at + 1])
    case 'ArrowUp':
      return focus(visible[at - 1])
    case 'Home':
      return focus(visible[0])
    case 'End':
      return focus(visible.at(-1))
    case 'ArrowRight':
      if (node.children.length === 0) return undefined
      return isOpen ? focus(node.children[0]) : { open: true }
    case 'ArrowLeft':
      if (isOpen && node.children.length > 0) return { open: false }
      return focus(visible.find(({ item }) => item.id === node.item.parentId))
    case 'Enter':
    case ' ':
      return { choose: true }
    default:
      return nextNamed(key, visible, at)
  }
}

/** A letter key moves to the next node that begins with it. */
function nextNamed(key: string, visible: readonly AnyNode[], at: number): KeyAct | undefined {
  if ([...key].length !== 1) return undefined
  const letter = key.toLowerCase()
  const order = [...visible.slice(at + 1), ...visible.slice(0, at)]
  const found = order.find(({ item }) => item.name.toLowerCase().startsWith(letter))
  return found && { focus: found.item.id }
}
