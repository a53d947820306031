/** The orderings of the catalogue, as plain SQL. */
export const orders = {
  "-created": "created_at desc, id desc",
  created: "created_at, id",
  title: 'fold_text(title) collate "C", id',
  "-title": 'fold_text(title) collate "C" desc, id desc',
  popular: "coalesce(like_count, 0) desc, id desc",
  duration: "duration nulls last, id",
  "-duration": "duration desc nulls last, id desc",
};

export type Ordering = keyof typeof orders;

export const orderings = Object.keys(orders) as Ordering[];
