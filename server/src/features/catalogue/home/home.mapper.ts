import type { Home, HomeArrangement, HomeCategory, PublicHome } from "@mindreel/contract/catalogue/home";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { Watcher } from "#domain/library/open-to.ts";
import type { Shown as Showcase } from "#features/catalogue/showcase/showcase.mapper.ts";
import type { ToVideo } from "#features/catalogue/videos/videos.mapper.ts";
import type { VideoRow } from "#features/catalogue/videos/videos.repository.ts";
import type { Pictures } from "#media/pictures.ts";
import { beginning, type RailPlan } from "./home.policy.ts";
import type { ShownArrangement, ShownHome, ShownTile } from "./home.service.ts";

/** Characters of a description. */
const excerpt = { featured: 280, rail: 160 } as const;

interface Still {
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
}

function pathOf({ kind, title, shelf }: RailPlan): string | null {
  if (kind === "series" && shelf !== null) return pagePath("series", { id: shelf });
  if (kind === "category") return `${pagePath("home")}?${new URLSearchParams({ category: title })}`;
  return null;
}

export function createHomeMapper(pictures: Pick<Pictures, "urls" | "avif">, toVideo: ToVideo) {
  const pictured = ({ thumbnail, thumbnailBlur }: Still) => {
    const { src, srcset } = pictures.urls(thumbnail);
    return {
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: pictures.avif(thumbnail, thumbnailBlur),
      thumbnail_blur: thumbnailBlur,
    };
  };

  const toTile = ({ id, name, thumbnail }: ShownTile): HomeCategory => {
    const { src, srcset } = pictures.urls(thumbnail);
    return { id, name, category_thumbnail: src, thumbnail_srcset: srcset };
  };

  const lead = ({ series, video }: NonNullable<ShownHome["featured"]>) => ({
    ...(series === null
      ? { kind: "video" as const, id: video.id, count: null, duration: video.duration }
      : { kind: "series" as const, id: series.id, count: series.count, duration: series.duration }),
    title: (series ?? video).title,
    description: beginning((series ?? video).description || video.description, excerpt.featured),
    // Only videos' stills have AVIF files and placeholders.
    ...pictured(series?.thumbnail ? { thumbnail: series.thumbnail, thumbnailBlur: null } : video),
  });

  return {
    toHome: ({ featured, rails }: ShownHome, viewer: Watcher): Home => {
      const toRailVideo = (row: VideoRow) => ({ ...toVideo(row, viewer), description: "", thumbnail_blur: null });
      return {
        featured: featured && {
          ...lead(featured),
          video: toRailVideo(featured.video),
          more:
            featured.series === null
              ? pagePath("watch", { id: featured.video.id })
              : pagePath("series", { id: featured.series.id }),
        },
        rails: rails.map((rail) => ({
          id: rail.id,
          kind: rail.kind,
          title: rail.title,
          videos: rail.videos.map(toRailVideo),
          ...(rail.tiles && { categories: rail.tiles.map(toTile) }),
          more: pathOf(rail),
        })),
      };
    },

    toPublicHome: ({ featured, rails }: ShownHome): PublicHome => ({
      featured: featured && lead(featured),
      rails: rails.map((rail) => ({
        id: rail.id,
        kind: rail.kind,
        title: rail.title,
        videos: rail.videos.map(({ id, title, description, category, duration, ...still }) => ({
          ...{ id, title, description: beginning(description, excerpt.rail), category, duration },
          ...pictured(still),
          thumbnail_blur: null,
        })),
        ...(rail.tiles && { categories: rail.tiles.map(toTile) }),
        more: null,
      })),
    }),

    /** What visitors see while they may see no teasers. @param title of the only rail */
    toShowcasedHome: ({ stills }: Showcase, title: string): PublicHome => ({
      featured: null,
      rails:
        stills.length === 0
          ? []
          : [
              {
                ...{ id: "showcase", kind: "showcase", title, more: null },
                videos: stills.map(({ title, category, thumbnail, blur }) => ({
                  ...{ id: null, title, description: "", category, duration: null },
                  ...pictured({ thumbnail, thumbnailBlur: blur }),
                })),
              },
            ],
    }),

    toArrangement: ({ featured, rails }: ShownArrangement): HomeArrangement => ({
      featured,
      rails: rails.map(({ id, kind, title, visible }) => ({ id, kind, title, visible })),
    }),
  };
}

export type HomeMapper = ReturnType<typeof createHomeMapper>;
