/** KT-U: whether a creature is real, as far as a viewer may know. */
export type Standing = 'real' | 'bluff' | 'unknown'
