"""The graphs of an autoencoder. They stay in 32 bits: published ones overflow in 16."""

import torch

from likeness_packs.graphs.export_graph import GraphSpec
from likeness_packs.modules.vae import Decoder, Encoder

from .examples import GRID, example

EXACT = ("vae.",)


def decoder_spec(vae: torch.nn.Module) -> GraphSpec:
    latent = example("latent", 2, vae.config.latent_channels, 8, 8)
    return GraphSpec("vae_decoder", Decoder(vae), {"latent": latent}, ["image"], {"latent": GRID}, EXACT)


def encoder_spec(vae: torch.nn.Module) -> GraphSpec:
    image = example("image", 2, 3, 64, 64, scale=1.0)
    return GraphSpec("vae_encoder", Encoder(vae), {"image": image}, ["latent"], {"image": GRID}, EXACT)
