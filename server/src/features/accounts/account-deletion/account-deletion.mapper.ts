export const toScheduledDeletion = (deletedAt: Date) => ({ leaves_at: deletedAt.toISOString() });
