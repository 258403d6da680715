/** Your brand compared with a competitor, in words with a sign. */
export const COMPARISONS = {
  ahead: { text: '▲ you are ahead', className: 'up' },
  behind: { text: '▼ you are behind', className: 'down' },
  within_noise: { text: 'no clear difference', className: 'none' },
  not_enough_data: { text: 'too little data', className: 'none' },
} as const;
