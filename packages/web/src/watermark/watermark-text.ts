interface Looking {
  name: string
  userName: string
}

const LAST = 4

/** Who looks at it: two people of the same name differ in the end of their account name. */
export const watermarkText = ({ name, userName }: Looking): string => `${name} ${userName.slice(-LAST)}`
