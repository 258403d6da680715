/** The preset color names of Ant Design, which user interfaces can use directly. */
export const TAG_COLORS = [
  'magenta',
  'red',
  'volcano',
  'orange',
  'gold',
  'lime',
  'green',
  'cyan',
  'blue',
  'geekblue',
  'purple',
  'pink',
  'yellow',
  'grey',
] as const;
export type TagColor = (typeof TAG_COLORS)[number];

export interface Tag {
  id: string;
  workspaceId: string;
  name: string;
  color: TagColor;
}

export interface ListedTag extends Tag {
  promptCount: number;
  createdDate: string;
  updatedDate: string;
}
